/** Puts a text into the person's downloads under a name, as it is: a saw reads no byte order mark. */
export const saveText = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads it a moment after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
