interface Size {
  readonly width: number;
  readonly height: number;
}
interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** What is read of what is seen: the frame and some room round it, where hands hold the label. */
const READ_SHARE = 0.84;

/**
 * The part of a video that its box shows, which it fills and cuts ("cover"), and of that the middle; `zoom` is done by
 * cutting.
 */
export const visiblePart = (video: Size, box: Size, zoom = 1): Part => {
  const scale = Math.max(box.width / video.width, box.height / video.height) * zoom;
  const width = Math.min(video.width, (box.width / scale) * READ_SHARE);
  const height = Math.min(video.height, (box.height / scale) * READ_SHARE);
  return { x: (video.width - width) / 2, y: (video.height - height) / 2, width, height };
};
