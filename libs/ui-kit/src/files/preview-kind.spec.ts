import { previewKind } from './preview-kind';

describe('the preview of a file', () => {
  it('shows pictures and PDFs', () => {
    expect(previewKind('image/PNG')).toBe('image');
    expect(previewKind('image/jpeg; charset=binary')).toBe('image');
    expect(previewKind('application/pdf')).toBe('pdf');
  });
  it('shows nothing that could run', () => {
    for (const type of ['image/svg+xml', 'text/html', 'text/csv', '']) expect(previewKind(type)).toBeNull();
  });
});
