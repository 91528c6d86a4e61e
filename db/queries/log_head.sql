-- How far the tree has grown, and its frontier.
SELECT size, frontier FROM log_head WHERE log_id = 1
