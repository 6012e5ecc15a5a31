// Every call of the section but the dashboard's: they come with the first of them (`endpoints.ts`).
export {
  auctionModelStatistic,
  downTopStatistic,
  g2ModelStatistic,
  hotModelList,
  modelAnalysis,
  modelTree,
  modelViewStatistic,
  monthConsumerAnalysis,
  monthSoldStatistic,
  saleAnalysis,
  salePriceTrends,
  weekConsumerAnalysis,
  weekDownStatistic,
  weekList,
  weekSoldStatistic,
} from '@caravan/shared/contracts/calls';
