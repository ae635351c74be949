export const applicationMessageText =
  "Please write a message explaining why you're interested in this project"

export const answerMissingText = 'Please answer this question'
export const questionsChangedText = 'The questions of this project have changed. Please look at them again.'
