import { enrolAddress, enrolCodeOf } from './enrol-address';

describe('the address that enrols a device', () => {
  it('BEY-14a brings the code behind the hash, and nothing from any other address', () => {
    const address = enrolAddress('https://mullion.test/lt/terminal', 'K7QM-29XT');
    expect(address).toBe('https://mullion.test/lt/terminal#code=K7QM-29XT');
    expect(enrolCodeOf(new URL(address).hash)).toBe('K7QM-29XT');
    expect([enrolCodeOf(''), enrolCodeOf('#main'), enrolCodeOf('#code=%E0%A4%A')]).toEqual(['', '', '']);
  });
});
