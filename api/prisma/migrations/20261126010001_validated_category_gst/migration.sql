ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_gst_percent_in_range";
