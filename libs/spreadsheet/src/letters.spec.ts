import { encode } from 'iconv-lite';
import { decodeText } from './letters';

const text = 'Pozicija;Langas ąžuolinis „taip“\nL1;Šviesūs langai, Žvejų g. 5, Klaipėda, įstatytas čia';
const read = (bytes: Buffer, words: string[] = []) => {
  const { text: decoded, letters } = decodeText(bytes, { words });
  return { decoded, encoding: letters.encoding, isSure: letters.isSure };
};

describe('BEY-38c letters of a csv file', () => {
  it('are read as UTF-8 and UTF-16, with and without mark', () => {
    for (const [encoding, bytes] of [
      ['utf-8', Buffer.from(text)],
      ['utf-8', Buffer.from(`\ufeff${text}`)],
      ['utf-16le', Buffer.from(text, 'utf16le')],
      ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
      ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
      ['utf-16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ] as const)
      expect(read(bytes)).toEqual({ decoded: text, encoding, isSure: true });
  });

  it.each([
    ['windows-1257', 'Šviesūs langai, Žvejų g. 5, Klaipėda, įstatytas čia, ąžuolas'],
    ['windows-1257', 'Rīga, ķieģeļu nams, šķērso, kāpņu telpa, ģimenes, ļoti, žogs'],
    ['windows-1250', 'Okna Łódź Świętokrzyskie Żółć'],
    ['windows-1250', 'Příliš žluťoučký kůň, okno dřevěné'],
    ['windows-1251', 'ОО Окна Рига; дерево'],
    ['windows-1251', 'вікна, двері, Київ, їх'],
    ['windows-1252', 'Tromsø, Sæbø, balkongdør, blå, Ålesund'],
    ['windows-1253', 'Παράθυρα, πόρτες, Αθήνα'],
    ['cp775', 'Šviesūs langai, Žvejų g. 5, Klaipėda, įstatytas čia, ąžuolas'],
    ['cp852', 'Okna Łódź Świętokrzyskie Żółć, źdźbło'],
  ])('are read as %s by the words that they make: %s', (encoding, words) => {
    expect(read(encode(words, encoding))).toEqual({ decoded: words, encoding, isSure: true });
  });

  it('are in doubt where several encodings make words of them, and every reading is shown', () => {
    const { letters } = decodeText(encode('Tromsø; Sæbø', 'windows-1252'));
    expect(letters.isSure).toBe(false);
    expect(letters.choices.map(({ sample }) => sample)).toEqual(
      expect.arrayContaining(['Tromsø, Sæbø', 'Tromsų, Sębų']),
    );
    expect(new Set(letters.choices.map(({ sample }) => sample)).size).toBe(letters.choices.length);
  });

  it('are certain by one word that is expected, and as a person has said', () => {
    const bytes = encode('Aukštis;Plotis', 'windows-1257');
    expect(read(bytes, ['Aukštis_mm'])).toMatchObject({ encoding: 'windows-1257', isSure: true });
    const chosen = decodeText(encode('Tromsø; Sæbø', 'windows-1252'), { encoding: 'windows-1252' });
    expect(chosen.text).toBe('Tromsø; Sæbø');
    expect(chosen.letters).toMatchObject({ encoding: 'windows-1252', isSure: true });
    expect(chosen.letters.choices.length).toBeGreaterThan(1);
  });
});
