/** Puts content into the person's downloads under a name, as it is: a saw reads no byte order mark. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads it a moment after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
