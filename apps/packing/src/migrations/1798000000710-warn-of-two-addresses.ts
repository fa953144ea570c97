import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pallets with products for several delivery addresses are warned about; those that stand already too. */
export class WarnOfTwoAddresses1798000000710 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE pallet SET warnings = jsonb_build_array(jsonb_build_object('code', 'pallet.two_addresses', 'params',
        jsonb_build_object('addresses', cardinality(address_keys)))) || warnings
      WHERE cardinality(address_keys) > 1 AND NOT warnings @> '[{"code": "pallet.two_addresses"}]'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE pallet SET warnings = (SELECT coalesce(jsonb_agg(w), '[]') FROM jsonb_array_elements(warnings) AS w WHERE w ->> 'code' <> 'pallet.two_addresses')
      WHERE warnings @> '[{"code": "pallet.two_addresses"}]'
    `);
  }
}
