import { paperCode, paperKinds, readPaperCode } from '../index';

const name = { kind: 'list', id: 123_456, number: '0DEMO1P260147', revision: 3 } as const;

describe('the code on a paper', () => {
  it('BEY-25a carries what it is of, its number and its revision, and is read as it was written', () => {
    for (const kind of paperKinds) expect(readPaperCode(paperCode({ ...name, kind }))).toEqual({ ...name, kind });
    expect(paperCode(name)).toMatch(/^MUL-L-2N9C-3-0DEMO1P260147-[0-9A-Z]{4}$/);
  });

  it('BEY-25a keeps to the letters of the small form of a QR code, whatever a number has', () => {
    const code = paperCode({ ...name, number: 'šviesūs langai-7 (paletė)' });
    expect(code).toMatch(/^[0-9A-Z$%*+./:-]+$/);
    expect(readPaperCode(code.toLowerCase())).toMatchObject({ id: 123_456, revision: 3 });
  });

  it('BEY-25a is not read when a letter is another, or it is no code of a paper', () => {
    const code = paperCode(name);
    for (let at = 0; at < code.length; at++)
      expect(readPaperCode(`${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`)).toBeNull();
    for (const other of ['', '0DEMO1P260147', '26-0412.999058', 'MUL-L-2N9C-3-0DEMO1P260147', `${code}-X`])
      expect(readPaperCode(other)).toBeNull();
  });
});
