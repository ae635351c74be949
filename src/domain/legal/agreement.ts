/** Texts of the product are version 1 of the terms and the privacy notice; those that an operator publishes follow. */
export const firstVersion = 1
