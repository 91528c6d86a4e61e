-- Which of somebody's answers came by imports, in order.
SELECT first, last, file, at FROM imported WHERE person = :person ORDER BY first
