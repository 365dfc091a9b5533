/** The text of a file that the person chose. Rejects when the file cannot be read. */
export const readTextFile = (file: File): Promise<string> => file.text();
