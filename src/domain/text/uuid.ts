/** How our ids are written, for patterns that contain one. */
export const uuidForm = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const uuid = new RegExp(`^${uuidForm}$`)

export const isUuid = (text: string): boolean => uuid.test(text)
