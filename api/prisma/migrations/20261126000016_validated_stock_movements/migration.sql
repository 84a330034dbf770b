-- The checks that the migration above added without reading the table. Reads and writes continue meanwhile.
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_return_adds";
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_waste_takes";
