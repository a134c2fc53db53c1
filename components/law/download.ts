const types = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Saves what was made in the browser as a file; nothing is sent. */
export function download(
  name: string,
  extension: keyof typeof types,
  content: string | Uint8Array<ArrayBuffer>,
) {
  const address = URL.createObjectURL(new Blob([content], { type: types[extension] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${extension}`;
  link.click();
  URL.revokeObjectURL(address);
}
