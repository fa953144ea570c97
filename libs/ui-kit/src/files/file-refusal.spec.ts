import { MEBIBYTE, type FileLimits } from '@mullion/contracts';
import { acceptOf, limitTexts, refusalOf } from './file-refusal';

const pictures: FileLimits = { extensions: ['png', 'jpg'], maxBytes: 5 * MEBIBYTE };

describe('a file is sent', () => {
  it('when its extension is one of the types, in any case of letters', () => {
    for (const name of ['a.png', 'A.JPG', 'a.b.png']) expect(refusalOf({ name, size: 1 }, pictures)).toBeNull();
    for (const name of ['a.svg', 'a.png.exe', 'png', 'a.', ''])
      expect(refusalOf({ name, size: 1 }, pictures)).toEqual({ code: 'wrongType', name });
  });
  it('PIN-01c and a photo as phones take them is named as what it is', () => {
    for (const name of ['IMG_0042.HEIC', 'a.heif'])
      expect(refusalOf({ name, size: 1 }, pictures)).toEqual({ code: 'heic', name });
  });
  it('when it has something in it and is not larger than the limit', () => {
    const name = 'a.png';
    expect(refusalOf({ name, size: 0 }, pictures)).toEqual({ code: 'empty', name });
    expect(refusalOf({ name, size: pictures.maxBytes }, pictures)).toBeNull();
    expect(refusalOf({ name, size: pictures.maxBytes + 1 }, pictures)).toEqual({ code: 'tooLarge', name });
  });
  it('and its limits are said and given to the file chooser', () => {
    expect(limitTexts(pictures)).toEqual({ types: 'png, jpg', max: 5 });
    expect(acceptOf(pictures)).toBe('.png,.jpg');
  });
});
