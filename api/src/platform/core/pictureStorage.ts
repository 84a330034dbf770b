/** Where uploaded pictures are stored, under keys of lower-case letters, digits and dashes. */
export interface PictureStorage {
  /** The Cloudinary cloud; null for files in the data directory. */
  cloud: string | null;
  /** Resolves when the picture is stored. */
  put(key: string, webp: Buffer): Promise<void>;
  /** Deletes a picture; does nothing when there is none with the key. */
  remove(key: string): Promise<void>;
}
