import 'reflect-metadata';
import { bootService } from '@mullion/server-kit';
import { ordersConfig } from './orders-config';
import { dataSourceOptions } from './data-source';
import { OrdersAppModule } from './orders-app.module';

void bootService({ name: 'orders', module: OrdersAppModule, dataSource: dataSourceOptions, config: ordersConfig });
