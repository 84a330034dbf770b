-- How many days and hours sales have: without it PostgreSQL expects as many groups as rows, and neither hashes nor shares the work of reports.
CREATE STATISTICS IF NOT EXISTS "sales_day_statistics" ON (("happened_at" AT TIME ZONE 'Asia/Kolkata')::date) FROM "sales";
CREATE STATISTICS IF NOT EXISTS "sales_hour_statistics" ON (extract(hour FROM "happened_at" AT TIME ZONE 'Asia/Kolkata')::int) FROM "sales";
