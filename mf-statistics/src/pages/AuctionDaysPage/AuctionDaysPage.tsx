import { daysByTitle } from '../../api/auctionApi';
import { defineFramedPage } from '../../components/framedPage';

export const page = defineFramedPage('auction-days', 'day', daysByTitle);
