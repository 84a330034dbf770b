ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_invoice_id_fkey";
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_order_line_id_fkey";
