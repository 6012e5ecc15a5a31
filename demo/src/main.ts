import { run } from '@caravan/api/run';
import { demo } from './demo';

// The API with demo data: the one place that knows both.
run(process.env.DEMO_DATA === '0' ? undefined : demo);
