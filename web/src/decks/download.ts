/** Give something to the browser as a file to keep. */
export function download(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
