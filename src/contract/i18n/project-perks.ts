export const perkTitleText = 'Please enter a title for this perk'
export const duplicatePerkText = 'This perk has already been added'
