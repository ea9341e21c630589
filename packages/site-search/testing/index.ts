export { closedHost, startHostedServer, type Behaviour, type HostedServer, type RecordedCall } from './hosted-server';
