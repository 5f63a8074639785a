"""All that this server sends to others by itself: webhooks and mail, and nothing around it."""
