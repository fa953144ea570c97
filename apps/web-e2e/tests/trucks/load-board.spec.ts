import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { truckOf } from '../../src/scenarios';
import { scanInto } from '../../src/scan';
import { expect, test } from '../../src/test';
