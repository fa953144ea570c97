import { newSecret, signatureOf, signedHeaders } from './signature';

/** The public vector of the Standard Webhooks specification. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('BEY-34a the signature of a webhook', () => {
  it("is that of the standard's vector", () => {
    expect(signatureOf(vector.message, vector.secret)).toBe(vector.signature);
  });

  it('is another one when a byte of id, time, body or secret is another', () => {
    const { message, secret, signature } = vector;
    const others = [
      signatureOf({ ...message, id: `${message.id}x` }, secret),
      signatureOf({ ...message, timestamp: message.timestamp + 1 }, secret),
      signatureOf({ ...message, body: '{"test":2432232314}' }, secret),
      signatureOf(message, newSecret()),
    ];
    expect(others).not.toContain(signature);
  });

  it('stands in the headers of the standard, one for each secret that is good', () => {
    const second = newSecret();
    expect(signedHeaders(vector.message, [vector.secret, second])).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Mullion-Webhooks/1',
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': `${vector.signature} ${signatureOf(vector.message, second)}`,
    });
  });

  it('is made by secrets of 32 bytes, never the same', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const secret of secrets) expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect(new Set(secrets).size).toBe(50);
  });
});
