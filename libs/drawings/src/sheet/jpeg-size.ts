/** Markers of a JPEG that begin a frame and so hold its size: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many pixels a JPEG has; null when these bytes are none. */
export const jpegSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | null => {
  const word = (at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (word(0) !== 0xffd8) return null;
  for (let at = 2; at + 8 < bytes.length; at += 2 + word(at + 2)) {
    if (bytes[at] !== 0xff) return null;
    if (isFrame(bytes[at + 1] ?? 0)) return { width: word(at + 7), height: word(at + 5) };
  }
  return null;
};
