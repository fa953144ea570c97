import { composeContactMail, composeSummary, messageIdOf } from './compose-mail';

const parts = {
  template: 'Laba diena,\nišvežėme: %orders\nAčiū <b>!',
  subject: 'Išvežta',
  company: 'Langai & Durys',
  language: 'lt' as const,
  evidence: { text: 'Įrodymai', url: 'https://m.test/lt/s#abc' },
  picture: null,
};

describe('the mail of a departure', () => {
  it('MAI-01bc the company’s text holds only the orders given, in place of %orders', () => {
    const mail = composeContactMail(parts, [
      { number: '26-0411', customer_order_number: 'B-7', part: '' },
      { number: '26-0412', customer_order_number: null, part: '' },
    ]);
    expect(mail.text).toContain('išvežėme: 26-0411 (B-7), 26-0412\nAčiū');
    expect(mail.html).toContain('<li>26-0411 (B-7)</li><li>26-0412</li>');
    expect(mail.text).not.toContain('%orders');
  });

  it('MAI-01c says which part of an order leaves, a line an order', () => {
    const mail = composeContactMail(parts, [
      { number: '26-0411', customer_order_number: 'B-7', part: '14 iš 20; dar bus: <6>' },
      { number: '26-0412', customer_order_number: null, part: '' },
    ]);
    expect(mail.text).toContain('išvežėme: \n- 26-0411 (B-7): 14 iš 20; dar bus: <6>\n- 26-0412\n\nAčiū');
    expect(mail.html).toContain('<li>26-0411 (B-7): 14 iš 20; dar bus: &lt;6&gt;</li><li>26-0412</li>');
  });

  it('BEY-10a has the link to what of the departure is the reader’s: where the text says, else at its end', () => {
    const orders = [{ number: '26-0411', customer_order_number: null, part: '' }];
    const atEnd = composeContactMail(parts, orders);
    expect(atEnd.text).toMatch(/Ačiū <b>!\n\nĮrodymai: https:\/\/m\.test\/lt\/s#abc\n\nLangai & Durys\n$/);
    expect(atEnd.html).toContain('<a href="https://m.test/lt/s#abc" style="color:#005B70">Įrodymai</a>');
    const placed = composeContactMail({ ...parts, template: 'Žr. %evidence, išvežėme %orders' }, orders);
    expect(placed.text).toContain('Žr. Įrodymai: https://m.test/lt/s#abc, išvežėme 26-0411');
    expect(placed.text.match(/https:/g)).toHaveLength(1);
  });

  it('MAI-01b has the picture of the floor below the text, its words for who sees none; the plain text has none', () => {
    const picture = { src: 'data:image/png;base64,AAA=', alt: 'Paletės "P1"', widthPx: 496 };
    const mail = composeContactMail({ ...parts, picture }, [
      { number: '26-0411', customer_order_number: null, part: '' },
    ]);
    expect(mail.html).toContain('<img src="data:image/png;base64,AAA=" alt="Paletės &quot;P1&quot;" width="496"');
    expect(mail.html.indexOf('<img')).toBeGreaterThan(mail.html.indexOf('Įrodymai'));
    expect(mail.text).toBe(
      composeContactMail(parts, [{ number: '26-0411', customer_order_number: null, part: '' }]).text,
    );
  });

  it('puts the orders where the text says, also at its very beginning', () => {
    const { html } = composeContactMail({ ...parts, template: '%orders išvyko.' }, [
      { number: '26-0411', customer_order_number: null, part: '' },
    ]);
    expect(html.indexOf('<li>26-0411</li>')).toBeLessThan(html.indexOf('išvyko.'));
  });

  it('shows signs of the text and of numbers instead of obeying them', () => {
    const mail = composeContactMail(parts, [
      { number: '<img src=x onerror=1>', customer_order_number: null, part: '' },
    ]);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('Langai &amp; Durys');
  });

  it('MAI-01d the summary names every line once', () => {
    const mail = composeSummary({ subject: 's', lead: 'Išvyko', lines: ['a', 'b'], company: 'x', language: 'lt' });
    expect(mail.text).toBe('Išvyko\n\n- a\n- b\n\nx\n');
  });

  it('has the same message id each time', () => {
    const delivery = { truckId: 3, departure: 1, kind: 'contact', contactId: 9 };
    expect(messageIdOf(delivery, 'mullion.test')).toBe('<truck-3-1-contact-9@mullion.test>');
  });
});
