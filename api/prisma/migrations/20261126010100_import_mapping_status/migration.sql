-- Written at once: the list of imports of the last release cannot show an import that waits for its mapping, for the minutes of an update.
ALTER TYPE "import_status" ADD VALUE 'MAPPING' BEFORE 'CHECKING';
