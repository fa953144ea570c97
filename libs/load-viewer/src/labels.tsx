import { useEffect, useMemo, useRef } from 'react';
import { useFrame, useThree } from '@react-three/fiber';
import { CanvasTexture, SRGBColorSpace, Vector3, type Group } from 'three';
import { FIELD_OF_VIEW_DEG } from './camera-fit';
import { HEIGHT_PX, readableLabels } from './label-places';
import { groupInk, type ViewerPalette } from './palette';
import type { LoadLabel } from './truck-labels';
import { usePointedAt } from './use-pointed-at';
import { toWorld } from './world';

const FONT_PX = 13;
const PADDING_PX = 5;
/** Drawn twice as fine as shown, for screens with small pixels. */
const FINE = 2;
/**
 * In a narrower picture names would lie over each other; they stand beside it in the list. Numbers of steps have room.
 */
const LEAST_WIDTH_PX = 560;
const SHORT_TEXT = 2;
const TAN_HALF_VIEW = Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360);
const unpicked = (): void => undefined;

interface LabelsProps {
  readonly labels: readonly LoadLabel[];
  readonly selectedId: number | null;
  readonly palette: ViewerPalette;
}

/**
 * Names on patches of the ground's colour, numbers on those of their group's, of one size on the screen from wherever
 * one looks. Those that would lie on a nearer one are left out until their pallet is pointed at or selected; what is
 * left out is found at each frame, and no frame is drawn for it.
 */
export const Labels = ({ labels, selectedId, palette }: LabelsProps) => {
  const { width } = useThree((state) => state.size);
  const group = useRef<Group>(null);
  const pointedAt = usePointedAt(labels);
  useFrame(({ camera, size }) => {
    camera.updateMatrixWorld();
    const sprites = group.current?.children ?? [];
    const places = sprites.flatMap((sprite) => {
      const { x, y, z } = sprite.getWorldPosition(new Vector3()).project(camera);
      const { id, widthPx } = sprite.userData as { readonly id: number; readonly widthPx: number };
      return z > 1 ? [] : [{ id, xPx: (x * size.width) / 2, yPx: (y * size.height) / 2, widthPx, distance: z }];
    });
    const shown = readableLabels(places, [pointedAt.current, selectedId]);
    for (const sprite of sprites) sprite.visible = shown.has((sprite.userData as { readonly id: number }).id);
  });
  if (width < LEAST_WIDTH_PX && labels.some((label) => label.text.length > SHORT_TEXT)) return null;
  return (
    <group ref={group}>
      {labels.map((label) => (
        <Label key={label.id} label={label} isSelected={label.id === selectedId} palette={palette} />
      ))}
    </group>
  );
};

const Label = ({ label, isSelected, palette }: { label: LoadLabel; isSelected: boolean; palette: ViewerPalette }) => {
  const { height } = useThree((state) => state.size);
  const { fontFamily } = useThree((state) => getComputedStyle(state.gl.domElement));
  const invalidate = useThree((state) => state.invalidate);
  // a number carries its group's colour; a name would be lost on a block of it
  const isNumber = label.text.length <= SHORT_TEXT;
  const plain = isNumber ? [palette[label.color], palette[groupInk(label.color)]] : [palette.paper, palette.line];
  const [patch = palette.paper, ink = palette.line] = isSelected ? [palette.selectedLine, palette.paper] : plain;
  const texture = useMemo(() => drawn(label.text, { patch, ink, fontFamily }), [label.text, patch, ink, fontFamily]);
  useEffect(() => {
    invalidate();
    return () => texture.map.dispose();
  }, [texture, invalidate]);
  const metresAPx = (2 * TAN_HALF_VIEW) / height;
  return (
    <sprite
      position={toWorld(label.at)}
      scale={[texture.widthPx * metresAPx, HEIGHT_PX * metresAPx, 1]}
      renderOrder={1}
      userData={{ id: label.id, widthPx: texture.widthPx }}
      // a press goes to what the name is of
      raycast={unpicked}
    >
      <spriteMaterial map={texture.map} sizeAttenuation={false} depthTest={false} depthWrite={false} />
    </sprite>
  );
};

const drawn = (text: string, { patch, ink, fontFamily }: { patch: string; ink: string; fontFamily: string }) => {
  const canvas = document.createElement('canvas');
  const font = `600 ${FONT_PX * FINE}px ${fontFamily}`;
  const pen = canvas.getContext('2d');
  if (pen) pen.font = font;
  const widthPx = Math.ceil((pen?.measureText(text).width ?? 0) / FINE) + 2 * PADDING_PX;
  canvas.width = widthPx * FINE;
  canvas.height = HEIGHT_PX * FINE;
  if (pen) {
    pen.fillStyle = patch;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = ink;
    pen.font = font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, canvas.width / 2, canvas.height / 2);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return { map, widthPx };
};
