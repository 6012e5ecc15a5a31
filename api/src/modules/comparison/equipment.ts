import type { TextKey } from './texts';

/** The equipment in the comparison, in groups. The keys are those of `trim_equipment.features`. */
export const equipmentGroups = [
  {
    key: 'assistance',
    features: [
      'emergencyBraking',
      'laneKeeping',
      'adaptiveCruise',
      'blindSpot',
      'trafficSigns',
      'parkingAssistant',
      'highwayPilot',
      'cityPilot',
    ],
  },
  { key: 'sensors', features: ['rearCamera', 'roundCamera', 'frontRadar', 'lidar'] },
  {
    key: 'comfort',
    features: [
      'keyless',
      'heatedSeats',
      'ventilatedSeats',
      'massageSeats',
      'panoramicRoof',
      'powerTailgate',
      'headUpDisplay',
      'airSuspension',
      'heatPump',
    ],
  },
] as const satisfies readonly { readonly key: TextKey; readonly features: readonly TextKey[] }[];

export type FeatureKey = (typeof equipmentGroups)[number]['features'][number];
