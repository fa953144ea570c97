import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** A picture as its points: four bytes each, red, green, blue and opacity. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface FoundCode {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly format: string;
}

/** What labels of windows, pallets and papers carry; another format on a part or a parcel nearby is not ours. */
const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  // as a scanner of the keyboard types it: no names in angle brackets for what cannot be printed
  textMode: 'Plain',
};

/** Where the WebAssembly of the decoder comes from: an address on our own site, or its bytes. */
export const prepareReader = (wasm: { readonly url: string } | { readonly bytes: ArrayBuffer }): void =>
  prepareZXingModule({ overrides: 'url' in wasm ? { locateFile: () => wasm.url } : { wasmBinary: wasm.bytes } });

/** The codes in a picture, the most certain first; what its own check digit or error correction refutes is left out. */
export const readCodes = async ({ width, height, data }: Picture, most = 1): Promise<FoundCode[]> => {
  const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0], {
    ...OPTIONS,
    maxNumberOfSymbols: most,
  });
  return found.filter(({ isValid }) => isValid).map(({ text, bytes, format }) => ({ text, bytes, format }));
};
