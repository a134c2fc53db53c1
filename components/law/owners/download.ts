const types = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

/** Saves a text that was made in the browser as a file; nothing is sent. */
export function download(name: string, extension: keyof typeof types, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: types[extension] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${extension}`;
  link.click();
  URL.revokeObjectURL(address);
}
