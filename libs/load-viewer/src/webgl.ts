/** Whether this browser draws WebGL 2; three.js throws where it does not. */
export const isWebGlAvailable = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // browsers allow few contexts at once, so the probe gives its own back
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
