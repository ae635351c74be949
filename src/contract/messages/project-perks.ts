export const perkTitleText = 'Please enter a title for this perk'
export const perkTwiceText = 'This perk has already been added'
