ALTER TABLE "sales" ADD CONSTRAINT "sales_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
