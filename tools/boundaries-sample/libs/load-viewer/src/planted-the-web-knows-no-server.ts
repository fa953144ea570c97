import { connect } from 'nats';
export const wire = connect;
