import { followPlots } from '@caravan/shared/charts/framed';
import { loadAgain } from './loadAgain';

// All that runs on a page in a frame: its HTML is whole, and no React takes it over.
followPlots(document);
loadAgain(window);
document.documentElement.dataset['ready'] = '';
