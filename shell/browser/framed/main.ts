import { followPlots } from '@caravan/shared/charts/framed';
import { reloadFailedPage } from './reloadFailedPage';

// The only program of a framed page. React does not hydrate such a page.
followPlots(document);
reloadFailedPage(window);
document.documentElement.dataset['ready'] = '';
