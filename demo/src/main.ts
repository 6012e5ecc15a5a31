import { run } from '@caravan/api/run';
import { demo } from './demo';

// Starts the API with demo data.
run(process.env.DEMO_DATA === '0' ? undefined : demo);
