-- Every order changes the stock. While an index contains the stock, PostgreSQL writes each such change into all indexes of the table,
-- those of the searches among them, which took 10 to 20 ms per order line in a shop with a million products. Without, and with room
-- on its page, a change is a heap-only tuple and takes 0.1 ms. The lists of admins by stock sort all products instead.
DROP INDEX "products_stock_idx";
DROP INDEX "products_low_stock_idx";
ALTER TABLE "products" SET (fillfactor = 90);
