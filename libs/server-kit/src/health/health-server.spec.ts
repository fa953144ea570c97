import { HealthServer } from './health-server';

describe('HealthServer', () => {
  it('is ready only while the process serves and its neighbours answer', async () => {
    const health = new HealthServer();
    const url = `http://127.0.0.1:${await health.listen(0)}/health`;
    const ready = async () => {
      const answer = await fetch(`${url}/ready`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    try {
      expect((await fetch(`${url}/live`)).status).toBe(200);
      expect(await ready()).toEqual([503, 'starting']);
      health.startServing();
      expect(await ready()).toEqual([200, 'ok']);
      health.startStopping();
      expect(await ready()).toEqual([503, 'stopping']);
    } finally {
      await health.close();
    }
  });
});
