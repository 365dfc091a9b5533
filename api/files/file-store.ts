/** The bytes of uploaded files, by the names that the table of uploads gives them. */
export interface FileStore {
  /** Stores the bytes durably. When it rejects, it has stored nothing. */
  write(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes in order; none when no file has this name. */
  read(name: string): AsyncIterable<Uint8Array<ArrayBuffer>>;
  remove(name: string): Promise<void>;
  /** Removes the files without an upload. */
  removeOrphans(): Promise<void>;
}
