ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_days_ordered";
