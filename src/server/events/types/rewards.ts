/** Their subject is the volunteer. */
export interface RewardEvents {
  'points.earned': { points: number }
  'badge.earned': { awardId: string; badgeId: string }
  'perk.redeemed': { perkId: string; redemptionId: string; points: number }
  'credential.revoked': { credentialId: string }
}

export interface RewardDetails {
  /** False if the badge was earned long ago and only found now; no one is notified then. */
  'badge.earned': { isNews: boolean }
}
