/** A file that was moved after it had been chosen: the browser has its name and size, and fails to read it. */
export class UnreadableFile extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The requested file could not be read.', 'NotReadableError'));
  }
}
