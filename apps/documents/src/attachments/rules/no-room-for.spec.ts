import { noRoomFor } from './no-room-for';

const quota = { FILES_PER_ROW: 3, FILES_MB_PER_LINK: 2, FILES_MB_PER_COMPANY: 10 };
const stored = { ofRow: 2, companyBytes: 9_000_000, linkBytes: 1_000_000 };

describe('room for a file', () => {
  it('is there up to the number of files of a row, the megabytes of a link and those of the company, each of them counted with the file itself', () => {
    expect(noRoomFor(1_000_000, stored, quota)).toBeNull();
    expect(noRoomFor(1, { ...stored, ofRow: 3 }, quota)).toEqual({ code: 'attachment.too_many', max: 3 });
    expect(noRoomFor(1_000_001, stored, quota)).toEqual({ code: 'attachment.link_full', max: 2 });
    expect(noRoomFor(1_000_001, { ...stored, linkBytes: null }, quota)).toEqual({
      code: 'attachment.company_full',
      max: 10,
    });
  });
});
