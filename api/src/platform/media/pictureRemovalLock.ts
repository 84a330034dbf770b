/**
 * The advisory lock of files of pictures, unique among the shop's: each removal of a picture shares it, and a backup holds it, so that
 * every picture of the database it saves still has its file when the files are copied.
 */
export const PICTURE_REMOVAL_LOCK = 7_310_009;
