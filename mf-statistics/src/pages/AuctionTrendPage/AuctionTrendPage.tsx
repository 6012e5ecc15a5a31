import { weeksByTitle } from '../../api/auctionApi';
import { defineFramedPage } from '../../components/framedPage';

export const page = defineFramedPage('auction-trend', 'week', weeksByTitle);
