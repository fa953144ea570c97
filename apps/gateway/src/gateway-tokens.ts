/** Injection token of the store of files: `@Inject(BLOBS) blobs: BlobStore`. */
export const BLOBS = Symbol('BLOBS');
