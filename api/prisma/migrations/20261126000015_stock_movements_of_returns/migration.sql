ALTER TABLE "stock_movements"
    ADD CONSTRAINT "stock_movements_return_adds" CHECK ("reason" <> 'RETURN' OR ("delta" > 0 AND "order_id" IS NOT NULL)) NOT VALID,
    ADD CONSTRAINT "stock_movements_waste_takes" CHECK ("reason" <> 'WASTE' OR "delta" < 0) NOT VALID;
